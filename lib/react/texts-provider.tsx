import { type ComponentProps, type Provider as ContextProvider, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { written } from '@/lib/domain/format'

type Formatters = { getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => Pick<Intl.NumberFormat, 'format'> }
type Value = { formatters: Formatters }

const changed = new WeakSet<Formatters>()

/**
 * Gives texts to what is below, with `{count, number}` and `#` written with the separators that the person chose. use-intl writes them by the language alone and
 * has no setting for it, so what its provider hands down is changed on the way.
 */
export function TextsProvider(props: ComponentProps<typeof IntlProvider>) {
  // Called as the hook that it is: the element it returns holds the value for its context.
  const provider = IntlProvider(props)
  const { value } = provider.props as { value?: Partial<Value> }
  const own = useMemo(() => value?.formatters && { ...value, formatters: withOwnNumbers(value.formatters) }, [value])
  // Another version may be built another way: then numbers have the separators of the language.
  if (!own) return provider
  const Provider = provider.type as ContextProvider<Value>
  return <Provider value={own}>{props.children}</Provider>
}

/** A provider below another one is given those of that one. */
function withOwnNumbers(formatters: Formatters): Formatters {
  if (changed.has(formatters)) return formatters
  const own: Formatters = {
    ...formatters,
    getNumberFormat: (...given) => {
      const format = formatters.getNumberFormat(...given) as Intl.NumberFormat
      return { format: (value) => written(format, Number(value)) }
    },
  }
  changed.add(own)
  return own
}

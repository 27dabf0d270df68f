import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { IntentLink } from './intent-link'
import { type ButtonLook, buttonClass } from './plain-button'

// The guest pages take it from there: they load no links of the router.
export { Button, buttonClass } from './plain-button'

type ButtonLinkProps = ComponentProps<typeof IntentLink> & ButtonLook

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <IntentLink {...rest} className={clsx(buttonClass({ variant, size }), className)} />
}

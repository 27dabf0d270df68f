import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

export type Trigger = ReactElement<
  Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown'>
>
/** What was done to a trigger before the script of what it opens was there. */
export type Wish = { isOpen: boolean; hasFocus: boolean }

const NOTHING: Wish = { isOpen: false, hasFocus: false }

/** Stands in for a trigger until the script of what it opens is there, and remembers what is done to it meanwhile. */
export function useEarlyTrigger(trigger: Trigger, kind: 'menu' | 'dialog' | 'listbox') {
  const [wish, setWish] = useState(NOTHING)
  const open = () => setWish({ isOpen: true, hasFocus: true })
  const early = cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event) => {
      if (kind === 'dialog' || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
      event.preventDefault()
      open()
    },
    onFocus: () => setWish((before) => ({ ...before, hasFocus: true })),
    onBlur: () => setWish(NOTHING),
  })
  return { early, wish }
}

/** For the trigger that takes its place: the focus goes on where it was. */
export function useFocusFrom(wish: Wish): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const [isDue] = useState(wish.hasFocus && !wish.isOpen)

  useEffect(() => {
    if (isDue) button.current?.focus()
  }, [isDue])
  return button
}

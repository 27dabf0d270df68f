export const scrimClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0'

/** The floating panel of menus and selects. */
export const popupClass =
  'max-h-[var(--available-height)] origin-[var(--transform-origin)] overflow-y-auto rounded-lg bg-surface p-1 shadow-overlay outline-none transition-[opacity,transform] duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:scale-[.98] data-starting-style:opacity-0'

/** One line of such a panel. */
export const itemClass =
  'flex min-h-8 w-full cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 text-start text-13 outline-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-3 max-sm:min-h-10'

export const selectClass =
  'inline-flex h-ctl items-center justify-between gap-1 whitespace-nowrap rounded-md border border-line-strong bg-surface ps-3 pe-2 text-13 font-medium hover:bg-hover data-disabled:text-3'

/** A press on a toast above the dialog is not a press beside the dialog. */
export function closingUnlessOnToast(onOpenChange: (open: boolean) => void) {
  return (open: boolean, details: { event: Event; cancel: () => void }) => {
    const { target } = details.event
    if (!open && target instanceof Element && target.closest('[data-sonner-toaster]')) details.cancel()
    else onOpenChange(open)
  }
}

import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

/** The look of a button, for the rare element that has to be something else. */
export const buttonClass = cva(
  'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md border text-13 font-medium transition-[background-color,opacity] duration-ui ease-ui aria-busy:cursor-progress disabled:not-aria-busy:border-line disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-3 aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-3',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-brand text-brand-on not-disabled:hover:bg-brand-hover',
        secondary: 'border-line-strong bg-surface text-1 not-disabled:hover:bg-hover',
        ghost:
          'border-transparent bg-transparent text-2 not-disabled:hover:bg-hover not-disabled:hover:text-1 disabled:not-aria-busy:border-transparent disabled:not-aria-busy:bg-transparent',
        danger: 'border-transparent bg-danger text-white not-disabled:hover:bg-danger-hover',
        'danger-outline': 'border-critical-line bg-surface text-critical-text not-disabled:hover:bg-critical-bg',
      },
      size: {
        sm: 'h-ctl-sm gap-1 px-2',
        md: 'h-ctl gap-2 px-3',
        lg: 'h-ctl-lg gap-2 px-4 text-14',
        icon: 'h-ctl w-ctl',
        'icon-sm': 'h-ctl-sm w-ctl-sm',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

export type ButtonLook = VariantProps<typeof buttonClass>

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { pending?: boolean }

export function Button({
  variant,
  size,
  pending = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const iconOnly = size === 'icon' || size === 'icon-sm'
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={clsx(buttonClass({ variant, size }), className)}
    >
      {pending && <Spinner />}
      {!(pending && iconOnly) && children}
    </button>
  )
}

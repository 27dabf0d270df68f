import type { Config } from 'tailwindcss'

const tone = (name: string) => ({
  DEFAULT: `var(--${name}-solid)`,
  bg: `var(--${name}-bg)`,
  line: `var(--${name}-line)`,
  text: `var(--${name}-text)`,
  solid: `var(--${name}-solid)`,
})

/**
 * The tokens of app/globals.css under Tailwind's names. `k` is the tone a class like `.critical` sets on an element.
 */
export default {
  content: [],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: { sm: '640px', lg: '992px', xl: '1240px' },
    extend: {
      colors: {
        page: 'var(--bg)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        hover: 'var(--hover)',
        selected: 'var(--selected)',
        line: { DEFAULT: 'var(--border)', strong: 'var(--border-strong)' },
        field: 'var(--field)',
        scrim: 'var(--scrim)',
        focus: 'var(--brand-focus)',
        brand: {
          DEFAULT: 'var(--brand-solid)',
          solid: 'var(--brand-solid)',
          hover: 'var(--brand-solid-hover)',
          text: 'var(--brand-text)',
          soft: 'var(--brand-soft)',
          line: 'var(--brand-line)',
          on: 'var(--brand-on)',
          mark: 'var(--brand-mark)',
        },
        danger: { DEFAULT: 'var(--danger-fill)', hover: 'var(--danger-fill-hover)' },
        k: {
          DEFAULT: 'var(--k-solid)',
          bg: 'var(--k-bg)',
          line: 'var(--k-line)',
          text: 'var(--k-text)',
          solid: 'var(--k-solid)',
        },
        critical: tone('critical'),
        high: tone('high'),
        medium: tone('medium'),
        low: tone('low'),
        info: tone('info'),
        pass: tone('pass'),
      },
      textColor: { 1: 'var(--text)', 2: 'var(--text-2)', 3: 'var(--text-3)' },
      borderColor: { DEFAULT: 'var(--border)' },
      fontFamily: { sans: 'var(--font-sans)', mono: 'var(--font-mono)' },
      fontSize: {
        12: ['0.75rem', '1rem'],
        13: ['0.8125rem', '1.25rem'],
        14: ['0.875rem', '1.25rem'],
        16: ['1rem', '1.5rem'],
        20: ['1.25rem', '1.75rem'],
        28: ['1.75rem', '2.25rem'],
      },
      fontWeight: { regular: '420', medium: '520', strong: '620' },
      borderRadius: {
        DEFAULT: 'calc(var(--radius) / 2)',
        sm: 'calc(var(--radius) / 2)',
        md: 'calc(var(--radius) * 0.75)',
        lg: 'var(--radius)',
        xl: 'calc(var(--radius) * 1.5)',
      },
      boxShadow: { overlay: 'var(--shadow)' },
      height: { ctl: 'var(--ctl)', 'ctl-sm': 'var(--ctl-sm)', 'ctl-lg': 'var(--ctl-lg)' },
      width: { ctl: 'var(--ctl)', 'ctl-sm': 'var(--ctl-sm)', 'ctl-lg': 'var(--ctl-lg)' },
      maxWidth: { page: '1280px' },
      transitionTimingFunction: { ui: 'cubic-bezier(.2, .7, .3, 1)' },
      transitionDuration: { ui: '160ms' },
    },
  },
} satisfies Config

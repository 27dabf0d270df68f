import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { WORKSPACE_COLORS } from '@/lib/contract/workspace'

const names = {
  '#3d86b4': 'blue',
  '#24915a': 'green',
  '#b47c00': 'amber',
  '#e0561b': 'orange',
  '#b8145a': 'pink',
  '#7a5cc7': 'purple',
  '#4c545e': 'grey',
  '#0f8b8d': 'teal',
} as const satisfies Record<(typeof WORKSPACE_COLORS)[number], string>

/** One of the eight colours that tell workspaces apart at a glance; none chosen leaves it to the server. */
export function ColorField({ name, label }: { name: string; label: string }) {
  const t = useTranslations('workspace.form')
  const { register } = useFormContext()
  return (
    <fieldset className="grid gap-1">
      <legend className="text-13 font-medium">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {WORKSPACE_COLORS.map((color) => (
          <label
            key={color}
            className="grid size-8 place-items-center rounded-md hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:size-10"
          >
            <input type="radio" value={color} aria-label={t(`colors.${names[color]}`)} className="peer sr-only" {...register(name)} />
            <span
              aria-hidden="true"
              className="size-4 rounded peer-checked:size-5 peer-checked:ring-2 peer-checked:ring-focus peer-checked:ring-offset-2 peer-checked:ring-offset-[var(--surface)]"
              style={{ background: color }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

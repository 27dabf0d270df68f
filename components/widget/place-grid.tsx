import type { KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { WIDGET_COLUMNS, WIDGET_ROWS, type WidgetConfiguration } from '@/lib/contract/widget-configuration'

const MOVES: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const kept = (at: number) => Math.min(2, Math.max(0, at))

/** Nine places as they lie on the page, whichever way the language runs. The arrow keys walk through them. */
export function PlaceGrid() {
  const t = useTranslations('widget.place')
  const { setValue } = useFormContext<WidgetConfiguration>()
  const [column, row] = useWatch<WidgetConfiguration>({
    name: ['widget_position_horizontal', 'widget_position_vertical'],
  })
  const across = WIDGET_COLUMNS.findIndex((one) => one === (column || 'right'))
  const down = WIDGET_ROWS.findIndex((one) => one === (row || 'bottom'))

  function choose(x: number, y: number) {
    setValue('widget_position_horizontal', WIDGET_COLUMNS[kept(x)] ?? 'right', { shouldDirty: true })
    setValue('widget_position_vertical', WIDGET_ROWS[kept(y)] ?? 'bottom', { shouldDirty: true })
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const [x, y] = [kept(across + move[0]), kept(down + move[1])]
    choose(x, y)
    event.currentTarget.querySelectorAll('button')[y * 3 + x]?.focus()
  }

  return (
    <div className="grid content-start gap-1">
      <span id="widget-place" className="text-13 font-medium">
        {t('label')}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the places inside take the focus */}
      <div
        role="radiogroup"
        aria-labelledby="widget-place"
        dir="ltr"
        onKeyDown={handleKeyDown}
        className="grid w-32 grid-cols-3 gap-1 rounded-md border p-1"
      >
        {WIDGET_ROWS.flatMap((vertical, y) =>
          WIDGET_COLUMNS.map((horizontal, x) => (
            <Place
              key={`${vertical}-${horizontal}`}
              name={t(`${vertical}-${horizontal}`)}
              isChosen={x === across && y === down}
              onChoose={() => choose(x, y)}
            />
          )),
        )}
      </div>
    </div>
  )
}

function Place({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-label={name}
      title={name}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className="h-7 rounded-sm bg-sunken hover:bg-hover aria-checked:bg-brand"
    />
  )
}

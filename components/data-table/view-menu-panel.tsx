import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { itemClass, popupClass } from '@/components/ui/surface'
import { type Trigger, useFocusFrom, type Wish } from '@/components/ui/use-early-trigger'
import { DENSITIES, type Density } from '@/lib/react/density'
import type { Sort } from './row-model'
import { SortMark } from './table-head'

export type NamedColumn = { id: string; label: string }

export type ViewMenuProps = {
  columns: readonly NamedColumn[]
  isShown: (id: string) => boolean
  onShow: (id: string, isShown: boolean) => void
  density: Density
  onDensity: (density: Density) => void
  sortable: readonly NamedColumn[]
  sorts: readonly Sort[]
  onSort: (id: string) => void
  onReset: () => void
}

type ViewMenuPanelProps = ViewMenuProps & { trigger: Trigger; wish: Wish }

export function ViewMenuPanel({
  trigger,
  wish,
  columns,
  isShown,
  onShow,
  density,
  onDensity,
  sortable,
  sorts,
  onSort,
  onReset,
}: ViewMenuPanelProps) {
  const t = useTranslations('ui.table')
  const button = useFocusFrom(wish)
  return (
    <Base.Root defaultOpen={wish.isOpen}>
      <Base.Trigger ref={button} render={trigger} />
      <Popup align="end">
        <ColumnItems columns={columns} isShown={isShown} onShow={onShow} />
        <Divider />
        <DensityItems density={density} onDensity={onDensity} />
        <Divider />
        <Base.SubmenuRoot>
          <Base.SubmenuTrigger className={clsx(itemClass, 'data-popup-open:bg-hover')}>
            <span className="min-w-0 flex-1 truncate ps-6">{t('sortSeveral')}</span>
            <ChevronRight aria-hidden="true" className="text-3 rtl:-scale-x-100" />
          </Base.SubmenuTrigger>
          <Popup align="start">
            {sortable.map((column) => (
              <SortItem key={column.id} column={column} sorts={sorts} onSort={onSort} />
            ))}
          </Popup>
        </Base.SubmenuRoot>
        <Base.Item className={itemClass} onClick={onReset}>
          <span className="ps-6">{t('reset')}</span>
        </Base.Item>
      </Popup>
    </Base.Root>
  )
}

function ColumnItems({ columns, isShown, onShow }: Pick<ViewMenuProps, 'columns' | 'isShown' | 'onShow'>) {
  const t = useTranslations('ui.table')
  const shown = columns.filter(({ id }) => isShown(id))
  return (
    <Base.Group>
      <GroupLabel>{t('columns')}</GroupLabel>
      {columns.map(({ id, label }) => (
        <Base.CheckboxItem
          key={id}
          className={itemClass}
          checked={isShown(id)}
          // Something has to be left to look at.
          disabled={shown.length === 1 && shown[0]?.id === id}
          onCheckedChange={(checked) => onShow(id, checked)}
        >
          <Tick>
            <Base.CheckboxItemIndicator render={<Check aria-hidden="true" />} />
          </Tick>
          <span className="min-w-0 flex-1 truncate">{label}</span>
        </Base.CheckboxItem>
      ))}
    </Base.Group>
  )
}

function DensityItems({ density, onDensity }: Pick<ViewMenuProps, 'density' | 'onDensity'>) {
  const t = useTranslations('ui.table')
  return (
    <Base.RadioGroup value={density} onValueChange={onDensity}>
      <GroupLabel>{t('density')}</GroupLabel>
      {DENSITIES.map((value) => (
        <Base.RadioItem key={value} value={value} className={itemClass}>
          <Tick>
            <Base.RadioItemIndicator render={<Check aria-hidden="true" />} />
          </Tick>
          {t(value)}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

/** Each press: upwards, downwards, not at all. What Shift does on a header, for keys and fingers. */
function SortItem({
  column,
  sorts,
  onSort,
}: {
  column: NamedColumn
  sorts: readonly Sort[]
  onSort: (id: string) => void
}) {
  const t = useTranslations('ui.table')
  const place = sorts.findIndex((sort) => sort.id === column.id)
  const order = t(place < 0 ? 'unsorted' : sorts[place]?.desc ? 'descending' : 'ascending', { column: column.label })
  return (
    <Base.Item
      className={itemClass}
      closeOnClick={false}
      label={column.label}
      aria-label={place < 0 || sorts.length === 1 ? order : t('placed', { order, place: place + 1 })}
      onClick={() => onSort(column.id)}
    >
      <span className="min-w-0 flex-1 truncate">{column.label}</span>
      {place >= 0 && (
        <span className="inline-flex items-center gap-1 text-brand-text">
          <SortMark sorts={sorts} place={place} />
        </span>
      )}
    </Base.Item>
  )
}

function Popup({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  return (
    <Base.Portal>
      <Base.Positioner className="z-50 outline-none" sideOffset={4} align={align} collisionPadding={8}>
        <Base.Popup className={clsx(popupClass, 'w-56')}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

const GroupLabel = ({ children }: { children: ReactNode }) => (
  <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-12 text-3">{children}</Base.GroupLabel>
)

const Divider = () => <Base.Separator className="my-1 h-px bg-line" />

const Tick = ({ children }: { children: ReactNode }) => (
  <span className="grid size-4 flex-none place-items-center text-brand-text">{children}</span>
)

import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { WebsiteFrame } from '@/components/website-frame/website-frame'
import type { Site } from '@/lib/website/props'

const WIDTHS = { desktop: 1280, tablet: 768, phone: 390 } as const
export type Device = keyof typeof WIDTHS
const DEVICES = Object.keys(WIDTHS) as Device[]
const ICONS = { desktop: Monitor, tablet: Tablet, phone: Smartphone }

type PageFrameProps = {
  site: Site
  title: string
  /** Beside the pages and the widths. */
  tools?: ReactNode
  /** What it begins as; else what fits where it is looked at. */
  first?: Device
  /** Of the frame, with its height. */
  className?: string
}

/** A website to walk through, as wide as a computer, a tablet or a phone. */
export function PageFrame({ site, title, tools, first, className = 'h-[70vh] min-h-96' }: PageFrameProps) {
  const t = useTranslations('websiteFrame')
  const [device, setDevice] = useState<Device>(first ?? fitting)
  const [asked, setPage] = useState('')
  const { pages } = site.document
  const page = (pages.find(({ id }) => id === asked) ?? pages[0])?.id ?? ''
  return (
    <div className="grid min-w-0">
      <div className="flex flex-wrap items-center gap-2 border-b px-4 py-3 sm:px-5">
        <Select
          label={t('page')}
          value={page}
          onValueChange={setPage}
          options={pages.map(({ id, title: name }) => ({ value: id, label: name }))}
          className="min-w-32 max-w-56"
        />
        <Segmented
          label={t('width')}
          value={device}
          onValueChange={setDevice}
          options={DEVICES.map((value) => ({ value, label: <Sign device={value} /> }))}
        />
        {tools}
      </div>
      <div className="grid min-w-0 justify-items-center bg-sunken p-3 sm:p-5">
        <WebsiteFrame
          site={site}
          page={page}
          width={WIDTHS[device]}
          title={title}
          onPage={setPage}
          className={`${className} w-full rounded-lg border bg-surface ${MOST[device]}`}
        />
      </div>
    </div>
  )
}

/** On a phone a computer's width is too small to be read. */
const fitting = (): Device => (window.matchMedia?.('(max-width: 599px)').matches ? 'phone' : 'desktop')

/** A narrow window is shown as it is, not blown up. */
const MOST = { desktop: '', tablet: 'max-w-[768px]', phone: 'max-w-[390px]' } as const

function Sign({ device }: { device: Device }) {
  const t = useTranslations('websiteFrame')
  const Icon = ICONS[device]
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      <span className="tabular-nums max-sm:sr-only">{WIDTHS[device]}</span>
      <span className="sr-only">{t(device)}</span>
    </span>
  )
}

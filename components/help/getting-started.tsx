import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { href } from '@/lib/routes'

const STEPS = [
  { name: 'workspace', to: href('workspace') },
  { name: 'asset', to: href('asset') },
  { name: 'verify', to: href('asset') },
  { name: 'scan', to: href('init') },
  { name: 'fix', to: href('history') },
] as const

export function GettingStarted() {
  const t = useTranslations('help.start')
  return (
    <ol className="grid gap-4">
      {STEPS.map(({ name, to }, index) => (
        <li key={name} className="flex gap-4">
          <span aria-hidden="true" className="grid size-6 flex-none place-items-center rounded-md border text-12 font-strong text-2 tabular-nums">
            {index + 1}
          </span>
          <div className="grid gap-0.5">
            <Link href={to} className="link text-14">
              {t(`${name}.name`)}
            </Link>
            <p className="text-13 text-pretty text-2">{t(`${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useLeaveGuard } from '@/components/recipe/use-leave-guard'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Form } from '@/components/ui/form'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useUpdateBranding } from '@/lib/api/branding'
import { useBranding } from '@/lib/api/user'
import type { Branding } from '@/lib/contract/branding'
import { href } from '@/lib/domain/routes'
import { branding as texts } from '@/lib/messages/en/branding'
import { withTexts } from '@/lib/react/i18n'
import { changeOf, type Entries, entriesOf, entriesSchema } from './branding-entries'
import { BrandingDomains } from './branding-domains'
import { BrandingFields } from './branding-fields'
import { BrandingPreview } from './branding-preview'
import { SaveBar } from './save-bar'
import { SectionCard } from './section-card'

export const BrandingSection = withTexts({ branding: texts }, function BrandingSection() {
  const t = useTranslations('branding')
  const branding = useBranding()
  const { data, error, isFetching, refetch } = branding
  return (
    <SectionCard section="branding" text={t('text')}>
      {data ? (
        <>
          <StaleReads of={[branding]} />
          <BrandingForm branding={data} />
          <BrandingDomains isLocked={data.locked?.includes('login_text') ?? false} />
        </>
      ) : error ? (
        <ErrorPanel title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </SectionCard>
  )
})

function BrandingForm({ branding }: { branding: Branding }) {
  const t = useTranslations('branding')
  const update = useUpdateBranding()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const before = entriesOf(branding)
  return (
    <Form
      // What was a file until now is an address of a picture that is kept.
      key={JSON.stringify(before)}
      schema={entriesSchema(t('colourRule'))}
      defaultValues={before}
      draftKey="setting-branding"
      onSubmit={async (entries) => {
        await update.mutateAsync(changeOf(entries as Entries, before))
        setSavedAt(Date.now())
      }}
      aria-labelledby="setting-branding"
    >
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        <BrandingFields locked={branding.locked ?? []} />
        <LivePreview branding={branding} />
      </div>
      <SaveBar savedAt={savedAt}>{t('save')}</SaveBar>
      <Guard />
    </Form>
  )
}

/** What is entered, not what is saved. */
function LivePreview({ branding }: { branding: Branding }) {
  const entries = useWatch() as Entries
  const { getValues } = useFormContext<Entries>()
  return <BrandingPreview entries={{ ...getValues(), ...entries }} shown={branding.shown} />
}

function Guard() {
  const t = useTranslations('branding.leave')
  const router = useRouter()
  const { isDirty } = useFormState()
  const { to, stay } = useLeaveGuard(isDirty)
  return (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={(open) => !open && stay()}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      variant="primary"
      onConfirm={async () => router.push(to ?? href('dashboard'))}
    />
  )
}

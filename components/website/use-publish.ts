import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { useSaveDfyWebsite } from '@/lib/api/dfy'
import { ApiError, showInPlace } from '@/lib/browser/errors'
import type { DfyWebsite } from '@/lib/contract/website'

/** What has to be put right first, by its codes (`PublishingFault` of lib/website/checks.ts), or what else failed. */
export type NotPublished = { faults: readonly string[]; error: unknown }

export function formOf(values: Record<string, string | number | undefined | null>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null) body.set(name, String(value))
  return body
}

/** Shows visitors what is saved, or takes the website off. */
export function usePublish(website: DfyWebsite) {
  const t = useTranslations('websiteManager')
  const save = useSaveDfyWebsite()
  const [failure, setFailure] = useState<NotPublished | null>(null)
  const { id, name, rev } = website

  async function publish() {
    setFailure(null)
    try {
      await save.mutateAsync(formOf({ id, status: 'published', rev }))
      notify.success(t('published', { name }))
    } catch (error) {
      showInPlace(error)
      const faults = error instanceof ApiError ? (error.details.fields?.status ?? []) : []
      setFailure({ faults, error })
    }
  }
  async function unpublish() {
    await save.mutateAsync(formOf({ id, status: 'unpublished' }))
    notify.success(t('unpublished', { name }))
  }
  return { publish, unpublish, isPending: save.isPending, failure, forget: () => setFailure(null) }
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { dfyApi } from '@/lib/contract/dfy'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'

/** Mails the records of the domain to whoever can enter them. */
export const useDfyDomainSteps = (id: string) =>
  useMutation({ mutationFn: (email: string) => call(dfyApi.domainSteps, { params: { id }, body: { email } }) })

/** One version whole. A version never changes. */
export const useDfyVersion = (id: string, version: string) =>
  useQuery({
    queryKey: [...keys.dfy, 'version', id, version],
    queryFn: ({ signal }) => call(dfyApi.version, { params: { id, version }, signal }),
    enabled: version !== '',
  })

export const useRestoreDfyVersion = (id: string) =>
  useMutation({
    mutationFn: (version: string) => call(dfyApi.restore, { params: { id }, body: { version } }),
    meta: { invalidates: stale.websitesChanged },
  })

export const useDuplicateDfyWebsite = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name?: string }) =>
      call(dfyApi.duplicate, { params: { id }, body: { ...(name !== undefined && { name }) } }),
    meta: { invalidates: stale.websitesChanged },
  })

/** Begins a light scan of the published website. */
export const useCheckDfyWebsite = (id: string) =>
  useMutation({
    mutationFn: () => call(dfyApi.check, { params: { id } }),
    meta: { invalidates: stale.websitesScanned },
  })

/** A link that anybody may open for a day; without a version, what is being worked on. */
export const useDfyPreviewLink = (id: string) =>
  useMutation({
    mutationFn: (version: string | undefined) =>
      call(dfyApi.previewLink, { params: { id }, body: { ...(version !== undefined && { version }) } }),
  })

/** What visitors sent, the newest first. */
export const useDfyForms = (id: string) =>
  useQuery({
    queryKey: [...keys.dfy, 'forms', id],
    queryFn: ({ signal }) => call(dfyApi.forms, { params: { id }, signal }),
    select: (reply) => reply.leads,
  })

export const useMarkDfyForm = (id: string) =>
  useMutation({
    mutationFn: ({ form, status }: { form: string; status: 'new' | 'read' }) =>
      call(dfyApi.markForm, { params: { id, form }, body: { status } }),
    meta: { invalidates: stale.websiteFormsChanged },
  })

/** All of the website. */
export const useMarkDfyForms = (id: string) =>
  useMutation({
    mutationFn: (status: 'new' | 'read') => call(dfyApi.markForms, { params: { id }, body: { status } }),
    meta: { invalidates: stale.websiteFormsChanged },
  })

export const useRemoveDfyForm = (id: string) =>
  useMutation({
    mutationFn: (form: string) => call(dfyApi.removeForm, { params: { id, form } }),
    meta: { invalidates: stale.websiteFormsChanged },
  })

type Upload = { body: FormData; signal: AbortSignal; onSent: (share: number) => void }

/** Creates a website with its pictures, and says how far they are, from 0 to 1. */
export const useCreateDfyWebsite = () =>
  useMutation({
    mutationFn: ({ body, signal, onSent }: Upload) => call(dfyApi.save, { body, signal, onProgress: onSent }),
    meta: { invalidates: stale.websitesChanged, silent: true },
  })

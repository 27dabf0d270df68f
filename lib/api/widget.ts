import { useMutation, useQuery } from '@tanstack/react-query'
import { type WidgetConfiguration, type WidgetLeadStatus, type WidgetSettings, widgetApi } from '@/lib/contract/widget'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'

export const useWidget = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.widgets(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(widgetApi.show, { params: { id: workspace ?? '' }, signal }),
    select: (reply) => reply.widget,
  })

type Draft = { [K in keyof WidgetConfiguration]: WidgetConfiguration[K] | null }

/** What is null is sent as empty. */
export const useSaveWidget = (workspace: string) =>
  useMutation({
    mutationFn: (draft: Draft) => call(widgetApi.update, { params: { id: workspace }, body: withoutNulls(draft) }),
    meta: { invalidates: stale.widgetChanged(workspace) },
  })

export const useSaveWidgetSettings = (workspace: string) =>
  useMutation({
    mutationFn: (body: WidgetSettings) => call(widgetApi.saveSettings, { params: { id: workspace }, body }),
    meta: { invalidates: stale.widgetChanged(workspace) },
  })

export const useRenewWidgetKey = (workspace: string) =>
  useMutation({
    mutationFn: () => call(widgetApi.renewKey, { params: { id: workspace } }),
    meta: { invalidates: stale.widgetChanged(workspace) },
  })

/** Changes nothing, and is asked for by a button. */
export const useCheckPage = (workspace: string) =>
  useMutation({
    mutationFn: (url: string) => call(widgetApi.checkPage, { params: { id: workspace }, body: { url } }),
    meta: { silent: true },
  })

/** What the page of a visitor is told, for the preview. */
export const useVisitorWidget = (key: string | undefined, lang: string) =>
  useQuery({
    queryKey: [...keys.visitorWidgets, key, lang],
    enabled: key !== undefined,
    queryFn: ({ signal }) => call(widgetApi.public, { params: { key: key ?? '' }, query: { lang }, signal }),
  })

export const useWidgetLeads = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.widgetLeads(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(widgetApi.leads, { params: { id: workspace ?? '' }, signal }),
    select: (reply) => reply.leads,
  })

type Change = { id: string; status?: WidgetLeadStatus; restore?: boolean }

export const useChangeWidgetLead = (workspace: string) =>
  useMutation({
    mutationFn: ({ id, ...body }: Change) => call(widgetApi.updateLead, { params: { id: workspace, lead: id }, body }),
    meta: { invalidates: stale.widgetLeadsChanged(workspace) },
  })

export const useConvertWidgetLead = (workspace: string) =>
  useMutation({
    mutationFn: ({ id, to }: { id: string; to: 'lead' | 'workspace' }) =>
      call(widgetApi.convertLead, { params: { id: workspace, lead: id }, body: { to } }),
    meta: { invalidates: stale.widgetLeadConverted(workspace) },
  })

export const useRemoveWidgetLead = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(widgetApi.removeLead, { params: { id: workspace, lead: id } }),
    meta: { invalidates: stale.widgetLeadsChanged(workspace) },
  })

const withoutNulls = (draft: Draft) =>
  Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, value ?? ''])) as WidgetConfiguration

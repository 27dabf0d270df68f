import { useMutation, useQuery } from '@tanstack/react-query'
import { type WidgetConfiguration, widgetApi } from '@/lib/contract/widget'
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

export const useWidgetLeads = (workspace: string | undefined) =>
  useQuery({
    queryKey: [...keys.widgets(workspace ?? ''), 'leads'],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(widgetApi.leads, { params: { id: workspace ?? '' }, signal }),
    select: (reply) => reply.leads,
  })

const withoutNulls = (draft: Draft) =>
  Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, value ?? ''])) as WidgetConfiguration

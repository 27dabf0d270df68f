import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { saveFile } from '@/lib/browser/save-file'
import { call } from '@/lib/browser/http'
import type { Input, Reply } from '@/lib/contract/endpoint'
import { catalogueApi, type InvoiceHead, invoiceApi, type SaveInvoice } from '@/lib/contract/invoice'
import { useSettled } from '@/lib/react/use-settled'
import { keys, stale } from './keys'

export type ListKind = 'invoice' | 'offer' | 'repeating'

const PIECE = '1000'

/** All of a kind, a thousand at a time. */
export const useInvoices = (kind: ListKind) =>
  useQuery({
    queryKey: [...keys.invoices, 'list', kind],
    queryFn: async ({ signal }) => {
      const all: InvoiceHead[] = []
      let cursor: string | null = null
      do {
        const query: Input<typeof invoiceApi.list>['query'] = { kind, limit: PIECE, ...(cursor !== null && { cursor }) }
        const piece: Reply<typeof invoiceApi.list> = await call(invoiceApi.list, { query, signal })
        all.push(...piece.invoices)
        cursor = piece.next
      } while (cursor !== null)
      return all
    },
  })

/** A few of the clients by the words of a search; stale as long as what is there answers the words before. */
export function useInvoiceClients(search: string) {
  const typed = search.trim()
  const q = useSettled(typed)
  const read = useQuery({
    queryKey: [...keys.invoices, 'clients', q],
    queryFn: ({ signal }) => call(invoiceApi.clients, { query: { ...(q && { q }) }, signal }),
    placeholderData: keepPreviousData,
  })
  return { ...read, isStale: q !== typed || read.isPlaceholderData }
}

const params = (invoice: string) => ({ params: { invoice } })

export const usePayTotals = () =>
  useQuery({
    queryKey: [...keys.invoices, 'totals'],
    queryFn: ({ signal }) => call(invoiceApi.totals, { signal }),
    select: (reply) => reply.totals,
  })

export const useInvoice = (id: string | null) =>
  useQuery({
    queryKey: [...keys.invoices, 'one', id],
    enabled: id !== null,
    queryFn: ({ signal }) => call(invoiceApi.show, { params: { invoice: id ?? '' }, signal }),
    select: (reply) => reply.invoice,
  })

/** For what is made of one that is there. */
export const useReadInvoice = () => useMutation({ mutationFn: (id: string) => call(invoiceApi.show, params(id)) })

export const usePaySettings = () =>
  useQuery({
    queryKey: [...keys.invoices, 'settings'],
    queryFn: ({ signal }) => call(invoiceApi.settings, { signal }),
    select: (reply) => reply.settings,
  })

export const useServices = () =>
  useQuery({
    queryKey: [...keys.invoices, 'services'],
    queryFn: ({ signal }) => call(catalogueApi.list, { signal }),
    select: (reply) => reply.services,
  })

const meta = { invalidates: stale.invoicesChanged }

export const useSavePaySettings = () =>
  useMutation({
    mutationFn: (body: Input<typeof invoiceApi.saveSettings>['body']) => call(invoiceApi.saveSettings, { body }),
    meta,
  })

export const useSaveInvoice = () =>
  useMutation({ mutationFn: (body: SaveInvoice) => call(invoiceApi.save, { body }), meta: { ...meta, silent: true } })

/** What is done with one that is there. Each answers it as it is then, but for what goes. */
export function useInvoiceDeeds() {
  const send = useMutation({
    mutationFn: (id: string) => call(invoiceApi.send, params(id)),
    meta: { ...meta, silent: true },
  })
  const remove = useMutation({ mutationFn: (id: string) => call(invoiceApi.remove, params(id)), meta })
  const credit = useMutation({ mutationFn: (id: string) => call(invoiceApi.credit, params(id)), meta })
  const copy = useMutation({
    mutationFn: (id: string) => call(invoiceApi.copy, { ...params(id), body: { kind: 'invoice' } }),
    meta,
  })
  const decide = useMutation({
    mutationFn: ({ id, status }: { id: string; status: 'accepted' | 'declined' }) =>
      call(invoiceApi.decide, { ...params(id), body: { status } }),
    meta,
  })
  /** Reads the words; once they are taken they count. */
  const remind = useMutation({ mutationFn: (id: string) => call(invoiceApi.remind, params(id)) })
  const countReminder = useMutation({ mutationFn: (id: string) => call(invoiceApi.reminded, params(id)), meta })
  const unpay = useMutation({
    mutationFn: ({ id, payment }: { id: string; payment: string }) =>
      call(invoiceApi.unpay, { ...params(id), body: { payment } }),
    meta,
  })
  return { send, remove, credit, copy, decide, remind, countReminder, unpay }
}

type Payment = Input<typeof invoiceApi.pay>['body'] & { id: string }

export const useBookPayment = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Payment) => call(invoiceApi.pay, { ...params(id), body }),
    meta: { ...meta, silent: true },
  })

/** Books nothing. */
export const useReadStatement = () =>
  useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('file', file)
      return call(invoiceApi.statement, { body })
    },
    meta: { silent: true },
  })

export const useInvoicePdf = () =>
  useMutation({
    mutationFn: (id: string) => call(invoiceApi.pdf, params(id)),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? 'invoice.pdf'),
  })

export const useInvoiceXml = () =>
  useMutation({
    mutationFn: ({ id, format }: { id: string; format: 'cii' | 'ubl' | 'xrechnung' }) =>
      call(invoiceApi.xml, { ...params(id), query: { format } }),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? 'invoice.xml'),
  })

export const useSaveService = () =>
  useMutation({
    mutationFn: (body: Input<typeof catalogueApi.save>['body']) => call(catalogueApi.save, { body }),
    meta: { ...meta, silent: true },
  })

export const useRemoveService = () =>
  useMutation({
    mutationFn: (service: string) => call(catalogueApi.remove, { params: { service } }),
    meta,
  })

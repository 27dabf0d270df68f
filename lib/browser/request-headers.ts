const csrfToken = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''

/** What every call of the API carries. */
export const requestHeaders = (token: string | null) => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'X-CSRF-TOKEN': csrfToken(),
  ...(token && { Authorization: `Bearer ${token}` }),
})

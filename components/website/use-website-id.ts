import { useSearchParams } from 'next/navigation'
import { ApiError } from '@/lib/browser/errors'

/** The website that the address names, '' when it names none. */
export const useWebsiteId = () => useSearchParams()?.get('id') ?? ''

/** It is not there, or it is somebody else's: nobody learns which. */
export const isMissing = (id: string, error: unknown) =>
  id === '' || (error instanceof ApiError && (error.status === 404 || error.status === 422))

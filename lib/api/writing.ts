import { useIsMutating } from '@tanstack/react-query'

/** Whether something is being written from here, or what it made stale is being read again. */
export const useIsWriting = () => useIsMutating() > 0

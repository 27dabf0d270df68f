import { useMedia } from '@/lib/react/use-media'

/** Whether there is room for something beside the steps: the page has two columns. */
export const useIsWide = () => useMedia('(min-width: 64rem)', true)

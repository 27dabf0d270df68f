import { useDownloadWpPlugin } from '@/lib/api/wordpress'
import { saveFile } from '@/lib/browser/save-file'

/** Specification, section 8: what the plugin is saved as, whatever a header says. */
export const PLUGIN_FILE = 'wp-plugin.zip'

export function usePluginFile() {
  const download = useDownloadWpPlugin()
  return {
    isPending: download.isPending,
    save: () => download.mutate(undefined, { onSuccess: ({ blob }) => saveFile(blob, PLUGIN_FILE) }),
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { zipSync, type Zippable } from 'fflate'
import type { PluginBrand } from '@/server/records/wordpress-tools'

/** Beside a bundle, and in the source. */
const FOLDERS = ['./wordpress-plugin/', './plugin/'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
const SLUG = 'site-guard'
/** Zips have no zone: the same wall clock everywhere. */
const MADE = new Date(2026, 0, 1)
const BRANDED = /^(site-guard\.php|readme\.txt)$/

/** The plugin, ready for upload, in the name of whoever hands it out. */
export function pluginZip({ name, url }: PluginBrand): Uint8Array<ArrayBuffer> {
  const folder = FOLDERS.find((path) => existsSync(path))
  if (folder === undefined) throw new Error('The WordPress plugin is not where it should be')
  const files: Zippable = {}
  for (const file of filesIn(folder)) {
    const content = readFileSync(`${folder}${file}`)
    const written = BRANDED.test(file) ? Buffer.from(branded(content.toString('utf8'), { name, url })) : content
    files[`${SLUG}/${file}`] = [new Uint8Array(written), { mtime: MADE, level: 9, os: 3, attrs: 0o644 << 16 }]
  }
  return zipSync(files) as Uint8Array<ArrayBuffer>
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(php|txt|mo|po)$/.test(file))
    .sort()

/** What is written into PHP and its head has no character that ends either. */
const harmless = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}.,&+()-]+/gu, ' ')
    .trim()
    .slice(0, 60)

function branded(text: string, { name, url }: PluginBrand): string {
  const author = harmless(name)
  const site = /^https?:\/\/[\w.:/-]+$/.test(url) ? url : ''
  return text
    .replaceAll('{{name}}', () => `${author} Site Guard`.trim())
    .replaceAll('{{author}}', () => author)
    .replaceAll('{{address}}', () => site)
}

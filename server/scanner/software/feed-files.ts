/** Where the data folder keeps what was fetched. */
export const FEED_FOLDER = 'feeds'
export const LIBRARIES_FILE = 'libraries.json'
export const ADVISORIES_FILE = 'wordpress-advisories.json'
export const RELEASES_FILE = 'wordpress-releases.json'
/** Tells the folders of servers that share a database apart. */
export const ID_FILE = 'folder-id'

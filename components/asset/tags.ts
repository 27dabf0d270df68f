/** Tags are one text in a form and a list on the wire. */
export const toTags = (text = '') => text.split(',').flatMap((tag) => tag.trim() || [])

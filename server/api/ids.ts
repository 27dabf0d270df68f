const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const NOTHING = '00000000-0000-0000-0000-000000000000'

/**
 * The id as it was sent, or one that no row has: what is no UUID is looked up and missed like any other, with the same
 * 404.
 */
export const asId = (text: string) => (UUID.test(text) ? text.toLowerCase() : NOTHING)

/** Whether a caller with this Accept-Encoding reads an encoding. */
export function accepts(header: string | null | undefined, encoding: string): boolean {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  return offers.some((offer) => offer.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(offer))
}

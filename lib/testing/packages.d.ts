/** What tests use of packages whose own types are of another module system, or say more than is true. */
declare module 'jsqr' {
  /** What stands in the QR code of a picture, four bytes a pixel; null where there is none. */
  export default function jsQR(pixels: Uint8ClampedArray, width: number, height: number): { data: string } | null
}
declare module 'xmllint-wasm' {
  type File = { fileName: string; contents: string }
  export function validateXML(options: {
    xml: readonly File[]
    schema: readonly File[]
    preload: readonly File[]
  }): Promise<{ valid: boolean; errors: readonly { message: string; rawMessage: string }[] }>
}

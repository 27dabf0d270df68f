/** How wide or high a picture is looked at for its colours, in px. */
const SIZE = 96

/** What a canvas reads of a picture: small, for its colours only. Rejects what is no picture, or not to be read. */
export async function pixelsOf(url: string): Promise<ArrayLike<number>> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = SIZE / Math.max(image.naturalWidth, image.naturalHeight, 1)
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
}

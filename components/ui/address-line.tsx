/** The address of what the title calls by its name, as the first line of the description. */
export function AddressLine({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="block text-13 font-medium [overflow-wrap:anywhere]">
      {children}
    </bdi>
  )
}

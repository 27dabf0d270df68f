type Session = {
  token: () => string | null
  /** `suspension`: what the server says of a suspended account. */
  onUnauthorized: (token: string | null, suspension?: string) => void
}

let session: Session = { token: () => null, onUnauthorized: () => {} }

/** Called once by stores/session, so that lib never imports stores, and the store loads without the HTTP client. */
export const connectSession = (connected: Session) => {
  session = connected
}

export const connectedSession = () => session

type Session = { token: () => string | null; onUnauthorized: (token: string | null) => void }

let session: Session = { token: () => null, onUnauthorized: () => {} }

/** Called once by stores/session, so that lib never imports stores, and the store loads without the HTTP client. */
export const connectSession = (connected: Session) => {
  session = connected
}

export const connectedSession = () => session

/** Whether a connection's name begins with what it is, so that "email Email to the team" would say it twice. */
export const isCalledMail = (name: string) => /^(?:e-?mail|correo|(?:ال)?بريد)(?=\s|$)/i.test(name)

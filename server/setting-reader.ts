import type { SettingName } from './settings-table'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads one variable of the environment at a time, and collects a sentence for each that is wrong. */
export class SettingReader<Name extends string> {
  readonly problems: string[] = []
  readonly #env: Environment
  readonly #secrets: readonly Name[]

  constructor(env: Environment, secrets: readonly Name[]) {
    this.#env = env
    this.#secrets = secrets
  }

  complain(name: Name, expected: string) {
    this.problems.push(
      `${name} must be ${expected}${this.#secrets.includes(name) ? '' : `, and is “${this.#env[name] ?? ''}”`}.`,
    )
  }

  text(name: Name): string | null {
    return this.#env[name]?.trim() || null
  }

  list(name: Name, isOne: (part: string) => boolean, expected: string): string[] {
    const parts = (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    if (!parts.every(isOne)) this.complain(name, expected)
    return parts
  }

  whole(name: Name, fallback: number, from: number, to: number): number {
    const value = Number(this.text(name) ?? fallback)
    if (!Number.isInteger(value) || value < from || value > to)
      this.complain(name, `a whole number from ${from} to ${to}`)
    return value
  }

  flag(name: Name, fallback: boolean): boolean {
    const value = this.text(name) ?? (fallback ? '1' : '0')
    if (value !== '0' && value !== '1') this.complain(name, '0 or 1')
    return value === '1'
  }

  address(name: Name, schemes: readonly string[]): string | null {
    const value = this.text(name)
    if (value !== null && !schemes.includes(URL.parse(value)?.protocol ?? ''))
      this.complain(name, `a URL that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`)
    return value
  }

  oneOf<const T extends string>(name: Name, allowed: readonly T[], value: string): T {
    const found = allowed.find((candidate) => candidate === value)
    if (!found) this.complain(name, `one of ${allowed.join(', ')}`)
    return found ?? (allowed[0] as T)
  }
}

export type Reader = SettingReader<SettingName>

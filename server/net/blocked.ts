/** We refuse to go there, whatever is there. The message is a sentence for people. */
export class Blocked extends Error {
  override name = 'Blocked'
}

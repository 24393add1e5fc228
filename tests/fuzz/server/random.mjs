// Random choices that a seed repeats.

export class Random {
  #state;

  /** @param {string|number} seed anything; equal ones give equal choices. */
  constructor(seed) {
    this.#state = 0x811c9dc5;
    for (const char of String(seed)) this.#state = Math.imul(this.#state ^ char.charCodeAt(0), 0x01000193);
  }

  /** 32 random bits (the finaliser of splitmix, 32 bits wide). */
  bits() {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let z = this.#state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  }

  /** A whole number from 0 to `below` - 1. */
  below(below) {
    return Math.floor((this.bits() / 2 ** 32) * below);
  }

  /** True once in `times`. */
  once(times) {
    return this.below(times) === 0;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  /** `count` characters of latin1, any of them. */
  bytes(count) {
    return Array.from({ length: count }, () => String.fromCharCode(this.below(256))).join('');
  }
}

/** A function that does its work once, for whoever asks; what failed is done anew. */
export function once<A extends unknown[], T>(work: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  let done: Promise<T> | undefined;
  return (...given) => {
    done ??= work(...given).catch((error) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

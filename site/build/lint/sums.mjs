/** Works out every equation that a page shows, so that no example in a guide is wrong. */

const kEquation = /(−?\d+(?: [+−×] \d+)+) = (−?\d+)/gu;

export function lintSums(path, html) {
  return [...html.matchAll(kEquation)]
    .filter(([, left, right]) => value(left) !== number(right))
    .map(([equation, left]) => `${path}: ${equation} is wrong, it makes ${value(left)}`);
}

/** Products first, then from the left. */
function value(text) {
  const [first, ...rest] = text.split(/ ([+−]) /u);
  let total = product(first);
  for (let place = 0; place < rest.length; place += 2) {
    total += (rest[place] === '−' ? -1 : 1) * product(rest[place + 1]);
  }
  return total;
}

const product = (text) => text.split(' × ').reduce((result, factor) => result * number(factor), 1);
const number = (text) => Number(text.replace('−', '-'));

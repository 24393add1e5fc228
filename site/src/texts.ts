/** What a page did not bring with it, from the address that the build gave it. */
export async function fetchTexts(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return answer.json();
}

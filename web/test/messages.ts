// What a compiled message is given: the names of its arguments, those inside the branches of plurals and selects too.
type Token = string | [string, string?, Record<string, unknown>?];

export function argumentsOf(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  const names = (message as Token[]).flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , branches] = token;
    return [name, ...(branches && typeof branches === 'object' ? Object.values(branches).flatMap(argumentsOf) : [])];
  });
  return [...new Set(names)];
}

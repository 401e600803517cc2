/** Secrets on their way to the server (passwords, codes, tickets). Actions and the store carry only a handle. */
export interface SecretMemoryStore {
  put(secret: Readonly<Record<string, string>>): string;
  open(handle: string): Readonly<Record<string, string>> | undefined;
  drop(handle: string): void;
}

/** Creates a vault that exists as long as the page. Its contents are stored nowhere else. */
export function createSecretMemoryStore(): SecretMemoryStore {
  const secrets = new Map<string, Readonly<Record<string, string>>>();
  let count = 0;
  return {
    put(secret) {
      count += 1;
      const handle = `secret-${count}`;
      secrets.set(handle, secret);
      return handle;
    },
    open: (handle) => secrets.get(handle),
    drop: (handle) => void secrets.delete(handle),
  };
}

/** 's•••••@example.com': enough to know it again, and nothing for who looks over one's shoulder. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••••${email.slice(at)}`;
}

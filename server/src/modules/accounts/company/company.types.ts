/** Whom a company vouches for. */
export interface CompanyIdentity {
  issuer: string;
  subject: string;
  /** Null unless the company says that it is theirs. */
  email: string | null;
  /** When they last signed in there, in seconds, where it says so. */
  authTime: number | null;
}

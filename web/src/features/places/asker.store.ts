/** Who asks: what they may see is part of every question, so that nothing of it stays after they leave (RUL-60). */
export interface Asker {
  userId: string | null;
  member: boolean;
}

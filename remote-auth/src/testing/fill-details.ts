import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What every registration asks for, as a test fills it in. */
export interface TypedDetails {
  day: string;
  month: string;
  year: string;
  country: string;
  role: 'a player' | 'a parent or guardian';
}

const adult: TypedDetails = { day: '7', month: '3', year: '1999', country: 'DE', role: 'a player' };

/** Fills in date of birth, country, role and the terms of the form on the page. */
export async function fillDetails(user: UserEvent, change: Partial<TypedDetails> = {}): Promise<void> {
  const { day, month, year, country, role } = { ...adult, ...change };
  await user.type(screen.getByLabelText('Day'), day);
  await user.type(screen.getByLabelText('Month'), month);
  await user.type(screen.getByLabelText('Year'), year);
  await user.selectOptions(screen.getByLabelText('Country'), country);
  await user.click(screen.getByLabelText(role));
  await user.click(screen.getByLabelText(/I accept the Terms & Conditions/));
}

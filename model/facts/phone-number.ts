/** "(206) 555-0142" -> "+12065550142" */
export function phoneNumber(phone: string): string {
	return `+1${phone.replace(/\D/g, "")}`;
}

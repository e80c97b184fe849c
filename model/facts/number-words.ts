const small =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 90 -> "ninety", 24 -> "twenty-four". From 100 on, and for anything but a whole number, the digits. */
export function numberWords(value: number): string {
	if (!Number.isInteger(value) || value < 0 || value > 99) return String(value);
	const unit = value % 10;
	const ten = tens[(value - unit) / 10 - 2];
	if (!ten) return `${small[value]}`;
	return unit === 0 ? ten : `${ten}-${small[unit]}`;
}

import { SaxesParser } from "saxes";

type XmlElement = { name: string; text: string };

export function readXml(text: string): XmlElement[] {
	const elements: XmlElement[] = [];
	const open: XmlElement[] = [];
	const parser = new SaxesParser();
	parser.on("error", (error) => {
		throw error;
	});
	parser.on("opentag", ({ name }) => {
		const element = { name, text: "" };
		elements.push(element);
		open.push(element);
	});
	const addText = (addition: string) => {
		const element = open.at(-1);
		if (element) element.text += addition;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("closetag", () => {
		open.pop();
	});
	parser.write(text).close();
	return elements;
}

const DIGIT = `(?:${[
  '\\d+|double|triple|treble|zero|oh|one|two|three|four|five|six|seven|eight|nine',
  'null|eins|zwei|zwo|drei|vier|funf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|sept|huit|neuf',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|dois|quatro|sete|oito|nove',
].join('|')})`;

/**
 * Words in small bare letters, the way `readings` leaves a text; English, and what somebody could strew into English from
 * German, French, Spanish and Portuguese. They also meet harmless requests: what they find is held for a person to read,
 * not refused.
 */
export const RED_FLAG_WORDS = {
  alone: [
    'alone|on your own|by yourself|just (?:us|you and me|the two of us)|only (?:you and me|the two of us)',
    '(?:without|behind) (?:your |the |his |her |their )?(?:parents?|mum|mom|mother|dad|father|family|guardian|coach|club)',
    'private (?:meeting|session|training|lesson)|one (?:to|on) one|1 (?:to|on) 1|in private|privately',
    'my (?:place|house|home|flat|apartment|hotel|car|room)|hotel|sleep ?over|pick (?:you|him|her|them) up',
    'changing rooms?|locker rooms?|showers?|massages?|after dark|late at night',
    'allein|alleine|ohne (?:deine |die |seine |ihre )?eltern|seule?|sans (?:tes|ses|vos|les) parents|a solas|sin (?:tus|sus|los) padres|sozinh[oa]|sem (?:os |a tua |o teu )?(?:pais|mae|pai)',
  ],
  pictures: [
    'photos?|pictures?|pics?|selfies?|nudes?|naked|webcam|shirtless|underwear|swimwear|snapshots?',
    '(?:send|film|record|shoot|make|need|want)(?: \\w+){0,4} (?:videos?|clips?)',
    'fotos?|bilder|imagenes|imagens',
  ],
  body: [
    'sexy|hot|cute|pretty|gorgeous|beautiful (?:girl|boy|body|legs|eyes)|girl ?friend|boy ?friend|in love|kiss|cuddle|dating',
  ],
  secret: [
    'secrets?|secretly|between (?:us|you and me)|(?:tell|show) (?:no ?one|nobody)|keep (?:this|it)|delete (?:this|it|the|our)',
    '(?:do not|don t|dont|never|not) (?:tell|show|mention|say|talk)|no ?one (?:has to|needs to|must) know',
    'geheim(?:nis)?|niemandem|unter uns|secretos?|entre nosotros|no (?:se )?lo digas|entre nous|ne (?:le )?dis|segredo|entre nos|nao (?:contes|digas|fales)',
  ],
  details: [
    'how old|what age|your age(?! group)|birthday|birth ?date|date of birth|(?:phone|mobile|cell|telephone)|(?:call|text) me|(?:your|his|her|their|my) number',
    '(?:your|his|her|their|home) address|where (?:do|does) \\w+ live|(?:which|what|name of|your|his|her) school',
    'passports?|visas?|id cards?|identity cards?',
    'wie alt|handy|telefon(?:nummer)?|adresse|wohnst|wohnt|quel age|telephone|habites?|cuantos anos|telefono|direccion|vives|quantos anos|telemovel|morada',
  ],
  money: [
    'money|cash|pay|pays|paid|payments?|fees?|deposit|bank|invest(?:ment|or)?|bitcoin|crypto|gifts?|gift ?cards?|free (?:boots|shoes|phone)|euros?|dollars?|pounds?|eur|usd|gbp',
    'geld|gebuhr|gebuhren|zahlen|bezahlen|argent|payer|frais|dinero|pagar|cuota|dinheiro|taxa',
  ],
  channel: [
    'whats ?app|telegram|snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|facebook|messenger|skype|wechat|viber|kik|signal app',
    'dm me|direct message|g ?mail|hotmail|outlook|dot|slash|underscore|at \\w+ (?:com|net|org)|arroba|arobase|klammeraffe|punkt (?:com|de)|ponto com',
    'roblox|fortnite|minecraft|psn|xbox|steam|twitch|only ?fans|gamer ?tag|user ?names?|add me|follow me|find me on|look me up|google me',
  ],
};

/** Digits in a row, as words or as figures: "zero 7 seven". */
export const DIGIT_WORDS = new RegExp(`\\b${DIGIT}(?: ${DIGIT}){5,}\\b`);

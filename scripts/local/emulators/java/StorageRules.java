import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.SequentialEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The requests of firebase-tools' Storage emulator, answered by the rules engine inside the Firestore jar. */
final class StorageRules {
  private final FirebaseRulesProtoCompiler compiler =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder().allowLetBindings(true).allowTernaryOperator(true).build());
  private final Map<String, RulesetAst> rulesets = new HashMap<>();

  /** Every failure becomes an `errors` entry, which the Storage emulator takes as a refusal. */
  String answer(String line) {
    JsonObject reply = new JsonObject();
    JsonObject result = new JsonObject();
    JsonArray errors = new JsonArray();
    reply.addProperty("status", "ok");
    reply.add("result", result);
    reply.add("errors", errors);
    reply.add("warnings", new JsonArray());
    try {
      JsonObject request = new JsonParser().parse(line).getAsJsonObject();
      reply.add("id", request.get("id"));
      JsonObject context = request.getAsJsonObject("context");
      if (request.get("action").getAsString().equals("load_ruleset")) load(context, result, errors);
      else verify(context, result);
    } catch (Exception error) {
      errors.add(String.valueOf(error.getMessage()));
    }
    return reply.toString();
  }

  private void load(JsonObject context, JsonObject result, JsonArray errors) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject fields = file.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(fields.get("name").getAsString())
              .setContent(fields.get("content").getAsString()));
    }
    CompileResult compiled = compiler.compile(source);
    for (Issue issue : compiled.getIssues()) {
      if (issue.getSeverity() != Issue.Severity.ERROR) continue;
      errors.add("line " + issue.getSourcePosition().getLine() + ": " + issue.getDescription());
    }
    if (errors.size() > 0) return;
    rulesets.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
  }

  private void verify(JsonObject context, JsonObject result) throws Exception {
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString())
            .listeners(List.of());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    result.addProperty("permit", new SequentialEvaluator(ruleset).evaluate(rule.build()).get().permit());
  }
}
